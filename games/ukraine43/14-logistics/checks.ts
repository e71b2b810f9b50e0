// Chapter 14, 14.4 to 14.7: the three supply checks. Not yet written.
import type { Play } from '../words.ts';

/** 14.7 Petrol Shortage, in the Initial Supply Phase. */
export function checkPetrol(_g: Play): void {}
/** 14.4, 14.6 General Supply and attrition, in the End Phase. */
export function checkSupply(_g: Play): void {}
