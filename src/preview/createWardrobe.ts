import type { CompiledRelease } from '../format/release.ts'
import type { FromPreview, Opening } from '../format/PreviewMessage.ts'
import { createPlainReleases, type PlainReleases } from '../app/release/createPlainReleases.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { createTouch } from './touch/createTouch.ts'
import { createDressing, type Dress } from './touch/dressRelease.ts'
import { createMarks } from './touch/marks.ts'
import { watchMarks } from './touch/watchMarks.ts'

export interface Wardrobe {
  /** Releases that the app plays. */
  readonly release: PlainReleases
  readonly play: (next: CompiledRelease) => void
  readonly open: (opening: Opening) => void
  /** Tells what is tapped instead of doing it, or does it again. */
  readonly touch: (on: boolean) => void
}

interface WardrobeOptions {
  readonly baseline: CompiledRelease
  readonly popups: boolean
  /** Element that the app is mounted on. */
  readonly element: Element
  readonly send: (message: FromPreview) => void
}

/** The releases of the desk, each dressed as it is to be seen: quiet, or with texts that say where they are from. */
export function createWardrobe({ baseline, popups, element, send }: WardrobeOptions): Wardrobe {
  const put = createDressing()
  let plain = baseline
  let dress: Dress = { marks: undefined, opening: { on: popups, dialog: '', notices: false } }
  const release = createPlainReleases(put(plain, dress), readPlan)
  let stopTouch: (() => void) | undefined

  function change(part: Partial<Dress>): void {
    dress = { ...dress, ...part }
    release.play(put(plain, dress))
  }

  function startTouch(): () => void {
    const marks = createMarks()
    // Before anything is marked, so that no mark is ever painted.
    const watch = watchMarks(element.ownerDocument, marks)
    change({ marks })
    const stop = createTouch(element, watch, send)
    return () => {
      stop()
      watch.stop()
      change({ marks: undefined })
    }
  }

  return {
    release,
    play(next) {
      plain = next
      release.play(put(plain, dress))
    },
    open({ on, dialog, notices }) {
      const { opening } = dress
      if (opening.on === on && opening.dialog === dialog && opening.notices === notices) return
      change({ opening: { on, dialog, notices } })
    },
    touch(on) {
      if (on === (stopTouch !== undefined)) return
      stopTouch?.()
      stopTouch = on ? startTouch() : undefined
    },
  }
}
