// Surrenders of the Axis allies (11.1).
import type { Play } from '@rasputitsa/kernel';

/** Called whenever control of a city has changed (11.1: at once). Not written yet: nobody surrenders. */
export function watchSurrenders(_g: Play): void {}
