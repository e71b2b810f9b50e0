export {
  buildMap,
  type Built,
  type BuildOptions,
  checkMap,
  compile,
  compileGame,
  lintGame,
  MAP_FILE,
  OUTLINES_FILE,
  readMap,
  readOutlines,
} from './compile.ts';
export { Geo, hasGeo, sharedDir } from './geo.ts';
export { cellCentre, hexAt, type Lattice, latticeOf, type Point } from './lattice.ts';
export { type Fault, type LintOptions, lintMap } from './lint.ts';
export type { OutlineArea, OutlineLayer, OutlineLine, OutlineName, Outlines } from './outlines.ts';
export { MapFileError, type MapSpec, readFolder } from './spec.ts';
