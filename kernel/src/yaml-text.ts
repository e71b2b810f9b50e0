// Reading YAML that anybody may have written: whatever is in it, the answer comes soon and fits into memory.
import { CST, type Document, isScalar, Lexer, LineCounter, parseDocument, visit } from 'yaml';
import { CaseError } from './files.ts';

/** The longest tutorial has 30,000 characters, the longest position of a monster game hardly more. */
export const MOST_CHARACTERS = 300_000;
/** What our files need is six. */
const DEEPEST = 60;
const WIDEST = 4 * DEEPEST;
const MOST_ALIASES = 100;

export interface ReadYaml {
  readonly doc: Document;
  /** The line of an offset into the text. */
  line(offset: number): number;
  toJS(): unknown;
}

export function tooLong(file: string, characters: number, most = MOST_CHARACTERS): CaseError {
  const [has, may] = [characters, most].map((n) => n.toLocaleString('en'));
  return new CaseError(`${file}: ${has} characters are more than a file of this kind may have (${may})`);
}

/** Marks that a scalar follows. */
const SCALAR = '\u001f';
/** Tokens of the lexer's own, not of the text: start of a document, end of a broken flow, scalar. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR]);

interface Fault {
  readonly fault: string;
  readonly at: number;
}

const UNKNOWN: Readonly<Partial<Record<string, string>>> = {
  tag: 'tags (!) are not understood here',
  'explicit-key-ind': 'keys with ? are not understood here',
  'directive-line': 'directives (%) are not understood here',
};

/**
 * What the parser would take minutes over or run out of stack with; the lexer alone is quick. Each fault costs the parser
 * time that grows with the square of their number, so the first must be the last.
 */
function absurdity(text: string): Fault | undefined {
  let depth = 0;
  let dashes = 0;
  let names = 0;
  let at = 0;
  let last = '';
  for (const token of new Lexer().lex(text)) {
    const type = last === SCALAR ? 'scalar' : (CST.tokenType(token) ?? '');
    const unknown = UNKNOWN[type];
    if (unknown !== undefined) return { fault: unknown, at };
    if (type === 'flow-seq-start' || type === 'flow-map-start') depth++;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') depth--;
    else if (type === 'seq-item-ind') dashes++;
    else if (type === 'newline') dashes = 0;
    else if (type === 'anchor' || type === 'alias') names++;
    else if (type === 'comma' && last === 'comma') return { fault: 'nothing stands between two commas', at };
    else if (type === 'space' && token.length > WIDEST) return { fault: `${token.length} spaces in a row`, at };
    if (depth < 0 || type === 'flow-error-end')
      return { fault: `Unexpected ${token}: nothing was opened that it could close`, at };
    if (depth + dashes > DEEPEST) return { fault: `nested more than ${DEEPEST} deep`, at };
    if (names > MOST_ALIASES) return { fault: `more than ${MOST_ALIASES} anchors and aliases (& and *)`, at };
    if (!MARKS.has(token)) at += token.length;
    if (type !== 'space' && type !== 'newline') last = token === SCALAR ? SCALAR : type;
  }
  return undefined;
}

/** An anchor that stands for itself and more: read, it would have no end. */
function endless(doc: Document): Fault | undefined {
  let found: Fault | undefined;
  visit(doc, {
    Alias(_, alias, path) {
      const meant = alias.resolve(doc);
      if (meant === undefined || !path.includes(meant)) return undefined;
      found = { fault: `*${alias.source} contains itself`, at: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** A key written twice: one of the two would be lost without a word. The parser's own check is quadratic. */
function twice(doc: Document): Fault | undefined {
  let found: Fault | undefined;
  visit(doc, {
    Map(_, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const value = isScalar(key) ? String(key.value) : key;
        if (seen.has(value)) {
          found = { fault: `${String(value)} is given twice`, at: isScalar(key) ? (key.range?.[0] ?? 0) : 0 };
          return visit.BREAK;
        }
        seen.add(value);
      }
      return undefined;
    },
  });
  return found;
}

/** Throws a CaseError with file and line. */
export function readYaml(text: string, file: string, most = MOST_CHARACTERS): ReadYaml {
  if (text.length > most) throw tooLong(file, text.length, most);
  const counter = new LineCounter();
  const line = (offset: number): number => counter.linePos(offset).line;
  const odd = absurdity(text);
  if (odd) throw new CaseError(`${file}:${text.slice(0, odd.at).split('\n').length}: ${odd.fault}`);
  const doc = parseDocument(text, { lineCounter: counter, uniqueKeys: false, prettyErrors: false });
  const wrong = doc.errors[0];
  if (wrong) throw new CaseError(`${file}:${line(wrong.pos[0])}: ${wrong.message.split('\n')[0]}`);
  const fault = twice(doc) ?? endless(doc);
  if (fault) throw new CaseError(`${file}:${line(fault.at)}: ${fault.fault}`);
  return {
    doc,
    line,
    toJS() {
      try {
        return doc.toJS({ maxAliasCount: MOST_ALIASES }) as unknown;
      } catch (error) {
        if (!(error instanceof ReferenceError)) throw error;
        // An alias of nothing, or many of each other.
        const bomb = 'anchors and aliases (& and *) would make this file many times its size';
        throw new CaseError(`${file}:1: ${error.message.startsWith('Excessive') ? bomb : error.message}`);
      }
    },
  };
}
