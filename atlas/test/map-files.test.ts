import { describe, expect, it } from 'vitest';
import { formatModule, textOfModule } from '../src/map-files.ts';

describe("a map's text as a module", () => {
  it.each(['map ford\ntitle The Ford\n', 'a `quoted` \\ name and ${none}', ''])('is read back: %j', async (text) => {
    const source = formatModule(text);
    expect(textOfModule(source, 'map.ts')).toBe(text);
    const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { readonly default: string };
    expect(module.default).toBe(text);
  });
  it('is refused when somebody else wrote it', () => {
    expect(() => textOfModule('export default `map ford`;\n', 'map.ts')).toThrow(
      'map.ts is not what the map compiler writes',
    );
  });
});
