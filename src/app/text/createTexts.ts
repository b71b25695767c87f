import { defaultLocale, type Locale } from '../../format/locales.ts'
import { attachParticle } from '../../format/text/attachParticle.ts'
import type { ParticlePair } from '../../format/text/particlePairs.ts'
import { placeholder } from '../../format/text/placeholder.ts'
import type { Releases } from '../../release/createReleases.ts'
import { formatDisplay } from '../../renderer/reading/display.ts'
import type { Translate } from '../../renderer/host/Host.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

export interface Texts {
  /** A new function whenever a text may have changed: on another language and on a new release. */
  readonly text: Readable<Translate>
  destroy(): void
}

interface TextsOptions {
  readonly release: Releases
  readonly locale: Readable<Locale>
}

/** The copy of the release that plays, in the language of the device; both may change under open screens. */
export function createTexts({ release, locale }: TextsOptions): Texts {
  const loaded = new Map<Locale, Bundle>()
  let shown = locale.getSnapshot()
  /** A text was looked up that is not here. */
  let hasMissed = false

  /** Takes over the copy of a language as it is now; tells whether a text that shows may read otherwise. */
  function load(wanted: Locale): boolean {
    const bundle = release.getSnapshot().release.copy(wanted)
    const before = loaded.get(wanted)
    if (bundle === undefined || bundle === before) return false
    loaded.set(wanted, bundle)
    // A language to fall back on that has only now come changes no text, as the shown one has them all; nor does what
    // else the copy has than the first words.
    return before ? hasMissed || !holds(bundle, before) : wanted === shown
  }

  function lookUp(key: string): string {
    for (const language of [shown, defaultLocale]) {
      const text = loaded.get(language)?.[key]
      if (typeof text === 'string') return text
    }
    // A key is developer text; the check makes sure that none is missing from a release, but its first words are no more
    // than a screen is known to say.
    hasMissed = true
    release.wantWhole()
    return import.meta.env.DEV && release.getSnapshot().release.isWhole ? key : ''
  }

  const bind = (): Translate => (key, values) => {
    const text = lookUp(key)
    return values ? fillIn(text, values, shown) : text
  }

  function follow(): void {
    const wanted = locale.getSnapshot()
    const isChanged = [defaultLocale, wanted].map(load).includes(true)
    // Its file may have been lost on the way; until it has come the texts stay as they are.
    const isHere = loaded.has(wanted)
    if (!isHere) void release.wantCopy(wanted)
    if (isHere && shown !== wanted) shown = wanted
    else if (!isChanged) return
    hasMissed = false
    text.set(bind())
  }

  const text = createStore<Translate>(bind())
  follow()
  const ends = [release.subscribe(follow), locale.subscribe(follow)]
  return {
    text,
    destroy() {
      for (const end of ends) end()
    },
  }
}

type Bundle = Readonly<Record<string, string>>

/** Whether a bundle has all texts of another one as they were. */
const holds = (next: Bundle, before: Bundle) => Object.entries(before).every(([key, text]) => next[key] === text)

/** Texts stay as they are, figures are grouped as the language does; a Korean particle follows the sound before it. */
function fillIn(text: string, values: Readonly<Record<string, unknown>>, locale: Locale): string {
  return text.replace(placeholder, (_, name: string, particles?: ParticlePair) => {
    const value = values[name]
    const written = typeof value === 'string' ? value : formatDisplay(value, 'number', locale)
    return particles ? attachParticle(written, particles) : written
  })
}
