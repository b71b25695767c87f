import { useId } from 'react'
import { helpOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import type { payWayNames } from '../../../../src/format/payWayNames.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { Switch } from '../../../../src/ui/Switch.tsx'
import type { Tone } from '../../../../src/ui/tones.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { SettingAmount } from '../../fields/form/SettingField.tsx'
import { useSetting } from '../../fields/form/useSetting.ts'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { usePlatformLimits } from '../../fields/status/usePlatformLimits.ts'
import density from '../../kit/density.module.css'
import { useNarrow } from '../../kit/useNarrow.ts'
import { useWords, type Words } from '../../words/useWords.ts'
import { payWayEffect, platformRange, type PayWayEffect, type PlatformRange } from './payWayEffect.ts'
import styles from './PayWays.module.css'
import { useOpened } from './useOpened.ts'

type PayWay = (typeof payWayNames)[number]

const columns = ['way', 'on', 'min', 'max', 'effect', 'state'] as const

/** How members may deposit, a row a pay way: what operators set, and what members get of it and of the platform's range. */
export function PayWays({ ways }: { readonly ways: readonly PayWay[] }) {
  const { t } = useWords()
  if (ways.length === 0) return null
  return (
    <section aria-label={t('money.payWays')} className={joinNames(density.dense, styles.frame)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`money.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map((way) => (
            <PayWayRow key={way} way={way} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PayWayRow({ way }: { readonly way: PayWay }) {
  const words = useWords()
  const { t, locale } = words
  const isNarrow = useNarrow()
  const { limits } = usePlatformLimits()
  const id = useId()
  const pointer = (key: string) => `/recharge/${way}/${key}`
  const on = useSetting(pointer('on'))
  const amounts = { min: useSetting(pointer('min')), max: useSetting(pointer('max')) }
  const { isOpen, setOpen } = useOpened([pointer('min'), pointer('max')], true)
  const platform = platformRange(way, limits)
  const effect = payWayEffect({ on: on.value, min: amounts.min.value, max: amounts.max.value }, platform)
  const state = stateOf(effect)
  const name = titleOfSetting(`/recharge/${way}`, locale)
  return (
    <tr data-open={isOpen}>
      <th scope="row">
        {isNarrow ? (
          <button type="button" className={styles.way} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{name}</span>
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={16} />
          </button>
        ) : (
          name
        )}
      </th>
      <td data-column="on" data-fact={on.fact} className={styles.switch}>
        <Switch
          label={titleOfSetting(pointer('on'), locale) ?? ''}
          describedBy={`${id}-on`}
          checked={on.value === true}
          disabled={on.isLocked}
          onChange={on.change}
        />
        <FactStatus fact={on.fact} id={`${id}-on`} />
      </td>
      {(['min', 'max'] as const).map((key) => (
        <td
          key={key}
          data-column={key}
          data-label={t(`money.column-${key}`)}
          data-fact={amounts[key].fact}
          className={styles.amount}
        >
          <SettingAmount
            pointer={pointer(key)}
            setting={amounts[key]}
            label={titleOfSetting(pointer(key), locale) ?? ''}
            hideLabel
          />
          <VisuallyHidden>{helpOfSetting(pointer(key), locale)}</VisuallyHidden>
        </td>
      ))}
      <td data-column="effect" className={styles.figures}>
        <div>{effect.kind === 'range' ? rangeText(way, effect, words) : t('money.nothing')}</div>
        <div className={styles.platform}>
          <span>{t('money.platform')}</span> <span>{platformText(way, platform, limits === undefined, words)}</span>
        </div>
      </td>
      <td data-column="state">
        <Badge tone={stateTones[state]}>{t(`money.state-${state}`)}</Badge>
      </td>
    </tr>
  )
}

type RowState = 'shown' | 'off' | 'notOffered' | 'nobody' | 'unclear' | 'unsure'

const stateTones: Readonly<Record<RowState, Tone>> = {
  shown: 'gain',
  off: 'neutral',
  notOffered: 'warning',
  nobody: 'loss',
  unclear: 'loss',
  unsure: 'neutral',
}

function stateOf(effect: PayWayEffect): RowState {
  if (effect.kind !== 'range') return effect.kind
  return effect.isSure ? 'shown' : 'unsure'
}

function platformText(way: PayWay, { on, min, max }: PlatformRange, isAsking: boolean, words: Words): string {
  const { t } = words
  if (isAsking) return t('money.asking')
  if (on === false) return t('money.state-notOffered')
  if (min !== undefined && max !== undefined) return rangeText(way, { min, max }, words)
  if (min !== undefined) return t('money.from', { min: amountText(`/recharge/${way}/min`, min) })
  return max === undefined ? t('money.notKnown') : t('money.upTo', { max: amountText(`/recharge/${way}/max`, max) })
}

function rangeText(way: PayWay, { min, max }: { readonly min: string; readonly max: string }, { t }: Words): string {
  return t('money.range', {
    min: amountText(`/recharge/${way}/min`, min),
    max: amountText(`/recharge/${way}/max`, max),
  })
}
