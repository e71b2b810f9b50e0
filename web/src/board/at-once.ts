// In the place of d3-transition, which d3-zoom asks only to stop what is running (`vite.config.ts`). The board glides by itself
// (`camera.ts`), nothing ever runs, and colours, easings and interpolators stay out of the first script.
import { selection } from 'd3-selection';

export function interrupt(): void {
  // Nothing runs.
}
Object.assign(selection.prototype, {
  interrupt(this: unknown): unknown {
    return this;
  },
});
