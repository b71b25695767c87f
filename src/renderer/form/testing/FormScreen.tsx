import { Big } from 'big.js'
import { useState } from 'react'
import type { FormBlock } from '../../../format/blocks/form.ts'
import type { ScreenPlan } from '../../../format/screen.ts'
import type { Locale } from '../../../format/locales.ts'
import { RendererProvider } from '../../screen/RendererProvider.tsx'
import { Screen } from '../../Screen.tsx'
import { createTestHost, type TestHostOptions } from '../../testing/createTestHost.ts'
import { planOf } from '../../testing/planOf.ts'
import { storyCopy } from '../../testing/stories/storyCopy.ts'
import { withPictures } from '../../testing/stories/withPictures.ts'

export interface FormScreenProps {
  block: FormBlock
  locale: Locale
  sources?: ScreenPlan['sources']
  answers?: TestHostOptions['answers']
  /** Whether deposits are open. */
  open?: boolean
  online?: boolean
}

/** A screen with one form, in the product's own words. */
export function FormScreen({ block, locale, sources = {}, answers = {}, open = true, online = true }: FormScreenProps) {
  const [{ host, plan }] = useState(() => {
    const host = createTestHost({
      answers: withPictures(answers),
      copy: storyCopy(locale),
      settings: {
        open,
        recharge: {
          chips: ['10000', '50000', '100000', '500000', '1000000'].map((chip) => new Big(chip)),
          min: new Big(10_000),
          max: new Big(5_000_000),
        },
        dates: { min: '2020-01-01', max: '2030-01-01', birthdayMin: '1980-01-01' },
        register: { minimumAge: 18 },
      },
      user: { username: 'demo01', realname: '김하나', balance: new Big('1280000') },
      now: () => Date.parse('2026-11-21T01:50:00Z'),
    })
    host.locale.set(locale)
    host.online.set(online)
    return { host, plan: planOf([block], { sources }) }
  })
  return (
    <RendererProvider host={host}>
      <Screen plan={plan} query={{}} active />
    </RendererProvider>
  )
}
