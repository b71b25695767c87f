import { createInstance } from 'i18next'
import { attachParticle } from '../../../../src/format/text/attachParticle.ts'
import { particlePairs } from '../../../../src/format/text/particlePairs.ts'
import type { Locale } from '../../../../src/format/locales.ts'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

const addresses = import.meta.glob<string>('../../../../schemas/copy/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The texts of one language, fetched beside the scripts. */
export async function createTranslate(locale: Locale): Promise<Translate> {
  const answer = await fetch(String(addresses[`../../../../schemas/copy/${locale}.json`]))
  const i18n = createInstance()
  await i18n.init({
    lng: locale,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: (await answer.json()) as Record<string, string> } },
  })
  for (const pair of particlePairs)
    i18n.services.formatter?.add(pair, (value: unknown) => attachParticle(String(value), pair))
  return (key, values = {}) => i18n.t(key, { ...values, replace: values })
}
