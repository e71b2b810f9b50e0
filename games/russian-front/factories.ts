// Factories (13.2.1.2.2, 13.4.4, 14.2.1, 16.2), oilfields and lend-lease (13.2.1.1.1, 13.2.1.2.1, 13.2.1.2.3).
import type { Play } from '@rasputitsa/kernel';

/** 14.2.1: an Axis ground unit is alone with a factory. Not written yet: the factory stays. */
export function loseFactory(_g: Play, _at: number): void {}
