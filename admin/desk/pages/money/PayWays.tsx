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
import styles from './PayWays.module.css'
import { useOpened } from './useOpened.ts'
import { Big } from 'big.js'
import type { PlatformLimit } from '../../../api/platformApi.ts'

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

/** Range of a pay way in effect: the overlap of the operators' range and the platform's. */
type PayWayEffect =
  /** Operators, or the platform, do not offer it. */
  | { readonly kind: 'off' | 'notOffered' }
  /** The two ranges do not overlap, or what is typed is not an amount yet. */
  | { readonly kind: 'nobody' | 'unclear' }
  /** `isSure` unless something of the platform's own is not known. */
  | { readonly kind: 'range'; readonly min: string; readonly max: string; readonly isSure: boolean }

interface PlatformRange {
  readonly on: boolean | undefined
  readonly min: string | undefined
  readonly max: string | undefined
}

/** The platform's own figures of a pay way; undefined where they are not known. */
export function platformRange(way: string, limits: Readonly<Record<string, PlatformLimit>> | undefined): PlatformRange {
  const told = (key: string) => {
    const limit = limits?.[`/recharge/${way}/${key}`]
    return limit && 'value' in limit ? limit.value : undefined
  }
  const amount = (key: string) => {
    const value = told(key)
    return typeof value === 'string' ? value : undefined
  }
  const on = told('on')
  return { on: typeof on === 'boolean' ? on : undefined, min: amount('min'), max: amount('max') }
}

/** Effect of an operators' switch and range on the platform. */
export function payWayEffect(
  own: { readonly on: unknown; readonly min: unknown; readonly max: unknown },
  platform: PlatformRange,
): PayWayEffect {
  if (own.on !== true) return { kind: 'off' }
  if (platform.on === false) return { kind: 'notOffered' }
  const [ownMin, ownMax] = [toAmount(own.min), toAmount(own.max)]
  if (ownMin === undefined || ownMax === undefined) return { kind: 'unclear' }
  const min = platform.min !== undefined && ownMin.lt(platform.min) ? new Big(platform.min) : ownMin
  const max = platform.max !== undefined && ownMax.gt(platform.max) ? new Big(platform.max) : ownMax
  if (min.gt(max)) return { kind: 'nobody' }
  const isSure = platform.on !== undefined && platform.min !== undefined && platform.max !== undefined
  return { kind: 'range', min: min.toFixed(), max: max.toFixed(), isSure }
}

const toAmount = (value: unknown): Big | undefined =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Big(value) : undefined
