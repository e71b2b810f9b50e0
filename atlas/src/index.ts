export {
  buildMap,
  type Built,
  type BuildOptions,
  checkMap,
  compile,
  compileGame,
  MAP_FILE,
  OUTLINES_FILE,
  readMap,
  readOutlines,
} from './compile.ts';
export { Geo, hasGeo, sharedDir } from './geo.ts';
export { cellCentre, hexAt, type Lattice, latticeOf, type Point } from './lattice.ts';
export { formatFinding, lintGame, lintRules } from './lint.ts';
export type { OutlineArea, OutlineLayer, OutlineLine, OutlinePoint, Outlines } from './draw/outlines.ts';
export { MapFileError, readFolder } from './folder.ts';
export { type MapSpec, type LintSpec } from './spec.ts';
