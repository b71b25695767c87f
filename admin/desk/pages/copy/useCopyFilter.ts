import { startTransition, useEffect, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { copyShows, type CopyShow } from './copyRows.ts'

/** Filter of the page of texts; all of it is in the address, to come back to and to send to a colleague. */
export interface CopyFilter {
  readonly text: string
  readonly show: CopyShow
  /** A screen, or a part of the app's own code; empty for everywhere. */
  readonly place: string
  /** Counted from 0. */
  readonly page: number
  /** Keys that the operator was led to, instead of all that. */
  readonly keys: readonly string[] | undefined
}

/** The pause in typing after which the search goes into the address: a browser refuses many in a row. */
const PAUSE = 300

/** The filter, and how to change it; another filter begins at its first page. */
export function useCopyFilter(): readonly [CopyFilter, (next: Partial<CopyFilter>) => void] {
  const [address, askRouter] = useSearchParams()
  // The router draws another address when it has time; until then the rows of the last one would be under the hand.
  const [asked, showAtOnce] = useOptimistic(address)
  const written = asked.get('text') ?? ''
  const [typed, setTyped] = useState({ text: written, seen: written, sent: written })
  if (typed.seen !== written) {
    // Where the address has changed otherwise, for instance by a tap in the phone, its text is the search.
    const isOwn = written === typed.sent
    setTyped({ text: isOwn ? typed.text : written, seen: written, sent: written })
  }
  const { text } = typed

  useEffect(() => {
    if (text === written) return undefined
    const page = pageNow()
    const timer = setTimeout(() => {
      // Another page may be on its way: this one is seen until its code has come.
      if (pageNow() !== page) return
      setTyped((now) => ({ ...now, sent: text }))
      askRouter(changed(paramsNow(), { text, page: 0 }), { replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, written, askRouter])

  const show = copyShows.find((option) => option === asked.get('show')) ?? 'all'
  const isTyping = text !== written
  const filter: CopyFilter = {
    text,
    show,
    place: asked.get('place') ?? '',
    page: isTyping ? 0 : Math.max(0, (Number(asked.get('page')) || 1) - 1),
    keys: asked.get('keys')?.split(','),
  }
  return [
    filter,
    ({ text: search, ...next }) => {
      if (search !== undefined) setTyped((now) => ({ ...now, text: search }))
      if (Object.keys(next).length === 0) return
      startTransition(() => {
        const params = changed(paramsNow(), { page: 0, ...next })
        showAtOnce(params)
        askRouter(params, { replace: true })
      })
    },
  ]
}

const pageNow = () => location.hash.split('?')[0]

/** As the address has them: the router's are of the last render, which another change may not have reached yet. */
const paramsNow = () => new URLSearchParams(location.hash.split('?')[1])

function changed(params: URLSearchParams, { text, show, place, page, keys }: Partial<CopyFilter>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  put('text', text)
  put('show', show === 'all' ? '' : show)
  put('place', place)
  put('page', page === undefined ? undefined : page === 0 ? '' : String(page + 1))
  put('keys', keys?.join(','))
  return next
}
