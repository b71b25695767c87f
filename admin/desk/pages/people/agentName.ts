/** Names of browsers by a mark in their user agent that others lack, the most particular first. */
const browsers = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Whale', /Whale\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
] as const

/** An iPad says that it is a Mac, as its owner wants it to. */
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** Programs that are no browser, by the name before their version. */
const programs = /^(?:curl|wget|node|undici|python|go-http-client|okhttp|postman|insomnia|httpie|java|powershell)\b/i

const nameIn = (table: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  table.find(([, mark]) => mark.test(agent))?.[0]

/** A user agent in words: a browser with its system, a desktop app, a command line, or nothing. */
export function agentName(
  agent: string,
):
  | { readonly kind: 'browser'; readonly browser: string; readonly system: string }
  | { readonly kind: 'app' | 'commandLine' | 'unknown' } {
  if (programs.test(agent)) return { kind: 'commandLine' }
  // An app made of a browser names that one too.
  if (/Electron\/|Tauri\//.test(agent)) return { kind: 'app' }
  const browser = nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  return browser === undefined || system === undefined ? { kind: 'unknown' } : { kind: 'browser', browser, system }
}
