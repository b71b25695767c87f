import { createInstance, type FormatterModule } from 'i18next'
import { defaultLocale, type Locale, isLocale } from '../../format/locales.ts'
import { particlePairs } from '../../format/text/particlePairs.ts'
import type { Releases } from '../../release/createReleases.ts'
import { formatDisplay } from '../../renderer/reading/display.ts'
import type { Translate } from '../../renderer/host/Host.ts'
import { attachParticle } from '../../format/text/attachParticle.ts'
import type { Readable } from '../../store/Store.ts'
import { createStore } from '../../store/createStore.ts'

export interface Texts {
  /** A new function whenever a text may have changed: on another language and on a new release. */
  readonly text: Readable<Translate>
  destroy(): void
}

const NAMESPACE = 'copy'
const unfilled = { skipInterpolation: true }

interface TextsOptions {
  readonly release: Releases
  readonly locale: Readable<Locale>
}

/** The copy of the release that plays, in the language of the device; both may change under open screens. */
export function createTexts({ release, locale }: TextsOptions): Texts {
  const instance = createInstance().use(formatter)
  const bundleOf = (wanted: Locale) => release.getSnapshot().release.copy(wanted)
  const loaded = new Map<string, Bundle>(
    [defaultLocale, locale.getSnapshot()].flatMap((wanted) => {
      const bundle = bundleOf(wanted)
      return bundle ? [[wanted, bundle] as const] : []
    }),
  )
  /** A text was looked up that is not here. */
  let hasMissed = false
  void instance.init({
    lng: locale.getSnapshot(),
    fallbackLng: defaultLocale,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    // Copy keys are flat and hold dots.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // Handed over at once: to add a bundle is to copy its every text.
    resources: Object.fromEntries([...loaded].map(([language, bundle]) => [language, { [NAMESPACE]: bundle }])),
    returnEmptyString: true,
    // React escapes. Every value is written by the formatter.
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A key is developer text; the check makes sure that none is missing from a release, but its first words are no more
    // than a screen is known to say.
    parseMissingKeyHandler(key) {
      hasMissed = true
      release.wantWhole()
      return import.meta.env.DEV && release.getSnapshot().release.isWhole ? key : ''
    },
  })
  /** Takes over the copy of a language as it is now; tells whether a text that shows may read otherwise. */
  function load(wanted: Locale): boolean {
    const bundle = bundleOf(wanted)
    const before = loaded.get(wanted)
    if (bundle === undefined || bundle === before) return false
    loaded.set(wanted, bundle)
    // Adding merges; a text the new release no longer has must go.
    instance.removeResourceBundle(wanted, NAMESPACE)
    // Not copied: nobody writes into a release.
    instance.addResourceBundle(wanted, NAMESPACE, bundle, false, true, { silent: true, skipCopy: true })
    // A language to fall back on that has only now come changes no text, as the shown one has them all; nor does what
    // else the copy has than the first words.
    return before ? hasMissed || !holds(bundle, before) : wanted === instance.language
  }

  /** A text is looked up once and filled in at every reading. */
  function bind(): Translate {
    const known = new Map<string, string>()
    return (key, values) => {
      const count = values?.['count']
      // A count chooses the plural.
      const text =
        typeof count === 'number'
          ? instance.t(key, { ...unfilled, count })
          : (known.get(key) ?? instance.t(key, unfilled))
      if (typeof count !== 'number') known.set(key, text)
      return values ? instance.services.interpolator.interpolate(text, values, locale.getSnapshot(), {}) : text
    }
  }

  function follow(): void {
    const wanted = locale.getSnapshot()
    const isChanged = [defaultLocale, wanted].map(load).includes(true)
    // Its file may have been lost on the way; until it has come the texts stay as they are.
    const isHere = loaded.has(wanted)
    if (!isHere) void release.wantCopy(wanted)
    if (isHere && instance.language !== wanted) void instance.changeLanguage(wanted)
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

/** Texts stay as they are, figures are grouped as the language does; the formats are Korean particles. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, format, lng) {
    const written =
      typeof value === 'string' ? value : formatDisplay(value, 'number', isLocale(lng) ? lng : defaultLocale)
    const pair = particlePairs.find((known) => known === format)
    return pair ? attachParticle(written, pair) : written
  },
}
