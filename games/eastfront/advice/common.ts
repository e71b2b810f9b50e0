// How the computer's plans ask what they may do.
export { pass, values } from '@rasputitsa/kit/asking';
