import type { Errand } from '../../api/companyApi.ts'

/** Where the browser keeps the address that was asked for while it is at the provider. */
export const ASKED_FOR = 'playbill-desk-asked-for'

const errands = ['login', 'again', 'confirm'] as const satisfies readonly Errand[]

/** The errand of a page on its way to the provider or back from it; undefined for any other page. */
export function errandOf(query: string): { readonly errand: Errand; readonly isBack: boolean } | undefined {
  const params = new URLSearchParams(query)
  const state = params.get('state')
  const name = state === null ? params.get('errand') : state.slice(0, state.indexOf('.'))
  const errand = errands.find((each) => each === name)
  return errand && { errand, isBack: state !== null }
}

const CHANNEL = 'playbill-desk-company'

/** Tells the other tabs of the desk that an errand is done. */
export function tellDone(errand: Errand): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  channel.postMessage(errand)
  channel.close()
}

/** Calls once another tab has done the errand; answers how to end it. */
export function hearDone(errand: Errand, onDone: () => unknown): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data === errand) void onDone()
  })
  return () => channel.close()
}
