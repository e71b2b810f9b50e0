export {
  buildMap,
  type Built,
  type BuildOptions,
  checkMap,
  compile,
  compileGame,
} from './compile/compile.ts';
export { Geo } from './geo/reference.ts';
export { cellCentre, hexAt, type Lattice, latticeOf, type Point } from './geo/lattice.ts';
export { formatFinding, lintGame, lintRules } from './compile/lint.ts';
export type { OutlineArea, OutlineLayer, OutlineLine, OutlinePoint, Outlines } from './outlines.ts';
export { hasMap, MAP_FILE, OUTLINES_FILE, readMap, readOutlines } from './map-files.ts';
export { MapFileError, readFolder } from './compile/folder.ts';
export type { LintSpec, MapSpec } from './compile/spec.ts';
