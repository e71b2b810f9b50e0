// Stryker's Vitest runner picks tests by "suite test"; Vitest 5 matches names as "suite > test", so every test in a
// `describe` would be skipped and every mutant "survive". This wraps the runner and mends the pattern it sets.
import { strykerPlugins, strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const { vitestWrapper } = await import(
  new URL('../node_modules/@stryker-mutator/vitest-runner/dist/src/vitest-wrapper.js', import.meta.url).href
);
const createVitest = vitestWrapper.createVitest;

function mendPattern(config) {
  let pattern;
  Object.defineProperty(config, 'testNamePattern', {
    configurable: true,
    enumerable: true,
    get: () => pattern,
    set: (p) => {
      pattern = p && new RegExp(p.source.replaceAll(' ', '(?: > | )'));
    },
  });
}

vitestWrapper.createVitest = async (...args) => {
  const vitest = await createVitest(...args);
  for (const project of vitest.projects) mendPattern(project.config);
  return vitest;
};

export { strykerPlugins, strykerValidationSchema };
