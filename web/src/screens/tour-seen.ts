// Whether the first steps were shown on this machine. Storage may be closed to us: then they are shown again, no more.
const KEY = 'rasputitsa.tour';

export function isTourSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function keepTourSeen(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Nothing is lost.
  }
}
