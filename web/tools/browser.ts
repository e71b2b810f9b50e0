// Finds a Chromium to test with; on Debian as root it installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const found = (): string | undefined => PLACES.find((p) => p !== undefined && existsSync(p));

export function ensureBrowser(): string {
  const there = found();
  if (there !== undefined) return there;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('rasputitsa: installing chromium for the browser tests (once) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const now = found();
  if (now === undefined)
    throw new Error(
      'the browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path',
    );
  return now;
}

/** What no test looks at. A browser takes the last list it is given, so this one repeats what Playwright's own leaves out and matters;
 * the pages behind the address line alone cost half a second of work for each window. */
const WITHOUT = [
  'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled', 'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose', 'DialMediaRouteProvider', 'GlobalMediaControls', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter',
  'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'Translate',
]; // biome-ignore format: a list

/** Headless, on loopback, without the calls home a browser makes on its own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-default-apps', '--force-color-profile=srgb', '--disable-dev-shm-usage',
  `--disable-features=${WITHOUT.join(',')}`,
]; // biome-ignore format: a list
