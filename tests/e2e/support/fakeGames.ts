import { serveHere } from '../../../admin/service/testing/serveHere.ts'

/** Games on an origin of their own, as those of other companies are. */
export interface FakeGames {
  readonly origin: string
  stop(): Promise<void>
}

const say = (type: string) => `parent.postMessage({ channel: 'playbill-game', type: '${type}' }, '*')`
const button = (label: string, type: string) => `<button onclick="${say(type)}">${label}</button>`
const page = (title: string, body: string, script: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><h1>${title}</h1>${body}<script>${script}</script></body></html>`

const pages: Readonly<Record<string, string>> = {
  // Says that it is ready, shows the messages it gets, and has a button for each message a game may send.
  '/fair': page(
    'Fair game',
    `${button('Close', 'close')}${button('Deposit', 'deposit')}${button('Balance', 'balance')}<ul id="told"></ul>`,
    `addEventListener('message', ({ data }) => { document.querySelector('#told').insertAdjacentHTML('beforeend', '<li>' + data.type + ' ' + (data.locale ?? '') + '</li>') }); ${say('ready')}`,
  ),
  // Lead on by taps, and by themselves once they have loaded.
  '/lobby': page('Lobby', '<a href="/table">To the table</a>', ''),
  '/table': page('Table', '<a href="/seat">Take a seat</a>', ''),
  '/seat': page('Seat', '', ''),
  '/redirect': page('Redirect', '', `addEventListener('load', () => setTimeout(() => location.assign('/seat')))`),
  // Tries what a game must not be able to do, and shows the outcome.
  '/hostile': page(
    'Hostile game',
    '<ul id="tried"></ul>',
    `const note = (what) => document.querySelector('#tried').insertAdjacentHTML('beforeend', '<li>' + what + '</li>')
     const attempt = (name, act) => { try { act(); note(name + ' went through') } catch { note(name + ' was refused') } }
     for (const data of ['close', { type: 'close' }, { channel: 'playbill-game', type: 'logout' }, { channel: 'playbill-game', type: { toString: () => 'close' }.type }, null, 1e9]) parent.postMessage(data, '*')
     attempt('reading the app', () => parent.document.title)
     attempt('reading the token', () => parent.sessionStorage.length)
     attempt('leading the app away', () => { top.location.href = '/fair' })
     note('done')`,
  ),
}

/** Starts the games on a free port. `/never` takes a request and does not answer it. */
export async function startFakeGames(): Promise<FakeGames> {
  const { url, close } = await serveHere((request, response) => {
    const path = new URL(request.url ?? '/', 'http://games').pathname
    if (path === '/never') return
    const body = pages[path]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  return { origin: url, stop: close }
}
