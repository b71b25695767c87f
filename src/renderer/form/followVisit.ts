import type { Outcome } from '../../format/wire/visits.ts'
import type { Visits } from '../host/Host.ts'

/** A visit of a form, from when it shows until it is left. */
export interface FormVisit {
  /** Something was wrong, by the field that was wrong first. */
  refuse(field?: string): void
  /** It is on its way; the result says how that ended, undefined where nothing came of it. */
  send(): (how: 'sent' | 'refused' | 'unknown' | undefined) => void
  leave(): void
}

/**
 * Follows a visit to its one outcome, under the release in which it began. It is dropped where its screen has another
 * document at its end, and where no release of the service has played. What comes after its end is another visit: the
 * form may stay when it was sent, and a page that was closed may come back.
 */
export function followVisit(visits: Visits, screen: string, form: string): FormVisit {
  let begun: ReturnType<Visits['under']> | undefined
  let outcome: Outcome = 'left'
  let field: string | undefined
  let isOnItsWay = false
  let isLeft = false

  function begin(): void {
    if (begun) return
    begun = visits.under(screen)
    outcome = 'left'
    field = undefined
    window.addEventListener('pagehide', end)
  }

  function end(): void {
    if (!begun) return
    window.removeEventListener('pagehide', end)
    const now = visits.under(screen)
    // The documents of the build play before the service is heard.
    const release = begun.release === 0 ? now.release : begun.release
    const isSame = begun.document === now.document
    begun = undefined
    if (release > 0 && isSame) visits.take({ release, screen, form, outcome, ...(field && { field }) })
  }

  function refuse(by?: string): void {
    begin()
    if (outcome !== 'left') return
    outcome = 'refused'
    field = by
  }

  begin()
  return {
    refuse,
    send() {
      begin()
      isOnItsWay = true
      return (how) => {
        isOnItsWay = false
        if (how === 'refused') refuse()
        else if (how !== undefined) {
          outcome = how
          field = undefined
          end()
        }
        if (isLeft) end()
      }
    },
    leave() {
      isLeft = true
      if (!isOnItsWay) end()
    },
  }
}
