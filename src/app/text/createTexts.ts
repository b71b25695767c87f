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
  const loaded = new Map(
    [defaultLocale, locale.getSnapshot()].flatMap((wanted) => {
      const bundle = bundleOf(wanted)
      return bundle ? [[wanted, bundle] as const] : []
    }),
  )
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
    // A key is developer text; the check makes sure that none is missing from a release.
    parseMissingKeyHandler: (key) => (import.meta.env.DEV ? key : ''),
  })
  function load(wanted: Locale): void {
    const bundle = bundleOf(wanted)
    if (bundle === undefined || loaded.get(wanted) === bundle) return
    loaded.set(wanted, bundle)
    // Adding merges; a text the new release no longer has must go.
    instance.removeResourceBundle(wanted, NAMESPACE)
    // Not copied: nobody writes into a release.
    instance.addResourceBundle(wanted, NAMESPACE, bundle, false, true, { silent: true, skipCopy: true })
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
    const before = new Map(loaded)
    load(defaultLocale)
    load(wanted)
    // Its file may have been lost on the way; until it has come the texts stay as they are.
    if (!loaded.has(wanted)) void release.wantCopy(wanted)
    const shown = loaded.has(wanted) ? wanted : instance.language
    // A language to fall back on that has only now come changes no text: the shown one has them all.
    const isChanged =
      instance.language !== shown ||
      ![...before.keys()].some((known) => known === shown) ||
      [...before].some(([known, bundle]) => loaded.get(known) !== bundle)
    if (instance.language !== shown) void instance.changeLanguage(shown)
    if (isChanged) text.set(bind())
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
