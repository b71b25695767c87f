import { formatFact } from '../../../../src/format/fact.ts'
import { payWayNames } from '../../../../src/format/settings.ts'
import { Note } from '../../kit/Note.tsx'
import { useDraftSnapshot } from '../../facts/draft/DraftProvider.tsx'
import { readValue } from '../../facts/draft/readValue.ts'
import { PlatformUnknown } from '../../fields/status/PlatformUnknown.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { usePreviewPath } from '../../phone/PreviewTarget.tsx'
import { useWords, type Words } from '../../words/useWords.ts'
import { useNameLists } from '../../fields/shape-form/useNameLists.ts'
import { MenuSetting } from '../../fields/shape-form/MenuSetting.tsx'
import { useId } from 'react'
import { helpOfSetting, titleOfSetting } from '../../../../src/format/declaredSettings.ts'
import { amountText } from '../../../../src/format/facts/amountText.ts'
import { currencyAt } from '../../../../src/format/facts/currencyAt.ts'
import { memberOf, objectOf } from '../../../../src/format/value/isObject.ts'
import { Badge } from '../../../../src/ui/Badge.tsx'
import { joinNames } from '../../../../src/ui/joinNames.ts'
import { Switch } from '../../../../src/ui/Switch.tsx'
import type { Tone } from '../../../../src/ui/tones.ts'
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx'
import { FactStatus } from '../../fields/status/FactStatus.tsx'
import { type UsedSettings, useSettings } from '../../fields/form/useSettings.ts'
import { DeskAmountField, useReadBack } from '../../fields/form/DeskAmountField.tsx'
import { FactOfField, FieldNotes } from '../../fields/form/FieldNotes.tsx'
import density from '../../kit/density.module.css'
import { usePlatformLimits } from '../../fields/status/usePlatformLimits.ts'
import { payWayEffect, platformRange, type PayWayEffect, type PlatformRange } from './payWayEffect.ts'
import styles from './payWays.module.css'

/** How members may deposit, and between which amounts. */
export function PayWaysPage() {
  const { t } = useWords()
  usePreviewPath('/recharge?type=bank')
  const snapshot = useDraftSnapshot()
  const names = useNameLists(snapshot.live, undefined)
  const allOff = payWayNames.every(
    (way) => readValue(snapshot, formatFact({ kind: 'settings', pointer: `/recharge/${way}/on` })) === false,
  )
  return (
    <>
      <PageHeader title={t('areas.payWays')} text={t('payWays.text')} />
      {allOff && (
        <Note tone="loss" title={t('payWays.allOff')}>
          <p>{t('payWays.allOffWhy')}</p>
        </Note>
      )}
      <PlatformUnknown />
      <PayWaysTable label={t('areas.payWays')} />
      <MenuSetting pointer="/recharge/access" names={names} />
    </>
  )
}

type PayWay = (typeof payWayNames)[number]

const columns = ['way', 'on', 'min', 'max', 'platform', 'effect', 'state'] as const

/** A row a pay way: what operators set, what the platform allows, and what members get of both. */
function PayWaysTable({ label }: { label: string }) {
  const { t } = useWords()
  const settings = useSettings('payWays')
  return (
    <section aria-label={label} className={joinNames(density.dense, styles.frame)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`payWays.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payWayNames.map((way) => (
            <PayWayRow key={way} way={way} settings={settings} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PayWayRow({ way, settings: { value, errors, mayEdit, change } }: { way: PayWay; settings: UsedSettings }) {
  const words = useWords()
  const { t, locale } = words
  const { limits } = usePlatformLimits()
  const id = useId()
  const recharge = objectOf(memberOf(value, 'recharge'))
  const own = objectOf(recharge[way])
  const platform = platformRange(way, limits)
  const effect = payWayEffect({ on: own['on'], min: own['min'], max: own['max'] }, platform)
  const pointer = (key: string) => `/recharge/${way}/${key}`
  const factOf = (key: string) => formatFact({ kind: 'settings', pointer: pointer(key) })
  const set = (key: string, next: unknown) =>
    change({ ...objectOf(value), recharge: { ...recharge, [way]: { ...own, [key]: next } } })
  const state = stateOf(effect)
  return (
    <tr>
      <th scope="row">{titleOfSetting(`/recharge/${way}`, locale)}</th>
      <td data-label={t('payWays.column-on')} data-fact={factOf('on')} className={styles.switch}>
        <Switch
          label={titleOfSetting(pointer('on'), locale) ?? ''}
          describedBy={`${id}-on`}
          checked={own['on'] === true}
          disabled={!mayEdit}
          onChange={(next) => set('on', next)}
        />
        <FactStatus fact={factOf('on')} id={`${id}-on`} />
      </td>
      {(['min', 'max'] as const).map((key) => (
        <td key={key} data-label={t(`payWays.column-${key}`)} data-fact={factOf(key)} className={styles.amount}>
          <FactOfField value={factOf(key)}>
            <AmountCell
              pointer={pointer(key)}
              value={own[key]}
              error={errors.find(({ property }) => property === `.recharge.${way}.${key}`)?.message}
              disabled={!mayEdit}
              onChange={(next) => set(key, next)}
            />
          </FactOfField>
        </td>
      ))}
      <td data-label={t('payWays.column-platform')} className={styles.figures}>
        {platformText(way, platform, limits === undefined, words)}
      </td>
      <td data-label={t('payWays.column-effect')} className={styles.figures}>
        {effect.kind === 'range' ? rangeText(way, effect, words) : t('payWays.nothing')}
      </td>
      <td data-label={t('payWays.column-state')}>
        <Badge tone={stateTones[state]}>{t(`payWays.state-${state}`)}</Badge>
      </td>
    </tr>
  )
}

interface AmountCellProps {
  readonly pointer: string
  readonly value: unknown
  readonly error: string | undefined
  readonly disabled: boolean
  /** Without a value where nothing is typed. */
  readonly onChange: (next: string | undefined) => void
}

function AmountCell({ pointer, value, error, disabled, onChange }: AmountCellProps) {
  const { locale } = useWords()
  const amount = currencyAt(pointer)
  const text = typeof value === 'string' ? value : ''
  const readBack = useReadBack(text, amount.currency)
  return (
    <DeskAmountField
      {...amount}
      label={titleOfSetting(pointer, locale) ?? ''}
      hideLabel
      required
      value={text}
      error={error}
      disabled={disabled}
      extra={
        <>
          <FieldNotes readBack={readBack} />
          <VisuallyHidden>{helpOfSetting(pointer, locale)}</VisuallyHidden>
        </>
      }
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
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
  if (isAsking) return t('payWays.asking')
  if (on === false) return t('payWays.state-notOffered')
  if (min !== undefined && max !== undefined) return rangeText(way, { min, max }, words)
  if (min !== undefined) return t('payWays.from', { min: amountText(`/recharge/${way}/min`, min) })
  return max === undefined ? t('payWays.notKnown') : t('payWays.upTo', { max: amountText(`/recharge/${way}/max`, max) })
}

function rangeText(way: PayWay, { min, max }: { readonly min: string; readonly max: string }, { t }: Words): string {
  return t('payWays.range', {
    min: amountText(`/recharge/${way}/min`, min),
    max: amountText(`/recharge/${way}/max`, max),
  })
}
