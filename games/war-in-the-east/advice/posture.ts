// What a plan for a turn may weigh more or less, and the plans and characters made of that.
import { frontPostures, type FrontWill } from '@rasputitsa/kit/front-postures';

export type Will = FrontWill;
export const { weights, willOf, styles, operations } = frontPostures('units in danger', 'initial-movement');
export const USUAL: Will = willOf(undefined);
