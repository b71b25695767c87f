import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { languageOf, locales } from '../../format/locales.ts'
import { displayFormats } from '../../format/shape/common.ts'
import { keysOf } from '../../format/value/keysOf.ts'
import { formatDisplay } from './display.ts'

describe('formatDisplay', () => {
  it('writes won without decimals in every language', () => {
    expect(formatDisplay(new Big('1234567.89'), 'krw', 'kor')).toBe('₩1,234,567')
    expect(formatDisplay('1234567', 'krw', 'cn')).toBe('₩1,234,567')
    expect(formatDisplay(1234567, 'krw', 'en')).toBe('₩1,234,567')
  })

  it('never rounds money up', () => {
    expect(formatDisplay('999.99', 'krw', 'kor')).toBe('₩999')
    expect(formatDisplay('0.1234569', 'usdt', 'kor')).toBe('$0.123456')
    expect(formatDisplay('-0.4', 'krw', 'kor')).toBe('₩0')
  })

  it.each(['kor', 'cn', 'en'] as const)('writes one minus sign in %s, whatever is counted', (locale) => {
    const shown = (['krw', 'usdt', 'number', 'percent'] as const).map((as) => formatDisplay('-12', as, locale))
    expect(shown).toEqual(['−₩12', '−$12.00', '−12', '−12%'])
  })

  it('writes dollars with two to six decimals', () => {
    expect(formatDisplay(new Big('12'), 'usdt', 'kor')).toBe('$12.00')
    expect(formatDisplay('12.5', 'usdt', 'cn')).toBe('$12.50')
    expect(formatDisplay('12.345678', 'usdt', 'en')).toBe('$12.345678')
  })

  it('keeps every digit of an amount that a number would lose', () => {
    expect(formatDisplay('9007199254740993123', 'krw', 'en')).toBe('₩9,007,199,254,740,993,123')
  })

  it('writes figures as each language does by the tables of the browser', () => {
    const styles = {
      krw: { style: 'currency', currency: 'KRW', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
      usdt: {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
        maximumFractionDigits: 6,
      },
      number: { maximumFractionDigits: 8 },
      percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 4 },
    } as const satisfies Record<string, Intl.NumberFormatOptions>
    const figures = [
      '0',
      '7',
      '999',
      '1000',
      '-1000',
      '12345.5',
      '0.05',
      '-0.1234',
      '100000',
      '98765432109876',
    ] as const
    for (const locale of locales)
      for (const as of keysOf(styles)) {
        const tables = new Intl.NumberFormat(languageOf(locale).tag, { ...styles[as], roundingMode: 'trunc' })
        const byTables = figures.map((figure) =>
          tables
            .format(figure)
            .replace('-', '−')
            .replace(/^−(?=[^1-9]*$)/, ''),
        )
        expect(figures.map((figure) => formatDisplay(figure, as, locale))).toEqual(byTables)
      }
  })

  it('takes a percentage as the platform gives it', () => {
    expect(formatDisplay('0.85', 'percent', 'kor')).toBe('0.85%')
    expect(formatDisplay(12, 'percent', 'en')).toBe('12%')
  })

  it('groups numbers', () => {
    expect(formatDisplay('1234.50', 'number', 'kor')).toBe('1,234.5')
  })

  it('moves platform times to the zone of the reader', () => {
    expect(formatDisplay('2025-11-21 23:30:00', 'dateTime', 'kor')).toBe('2025. 11. 22. 00:30')
    expect(formatDisplay('2025-11-21 23:30:00', 'dateTime', 'cn')).toBe('2025/11/21 23:30')
    expect(formatDisplay(Date.UTC(2025, 10, 21, 15, 30), 'date', 'kor')).toBe('2025. 11. 22.')
  })

  it('leaves a date alone on its day', () => {
    expect(formatDisplay('2025-11-21', 'dateTime', 'kor')).toBe('2025. 11. 21.')
    expect(formatDisplay('2025-11-21', 'date', 'en')).toBe('Nov 21, 2025')
  })

  it('shows only the last four characters of a masked value', () => {
    expect(formatDisplay('110-234-567890', 'masked', 'kor')).toBe('•••• 7890')
    expect(formatDisplay('123', 'masked', 'kor')).toBe('••••')
  })

  it('writes an address in groups of four, which can be compared', () => {
    expect(formatDisplay('0x5290840009', 'fours', 'kor')).toBe('0x52 9084 0009')
  })

  it('keeps lines and plain text', () => {
    expect(formatDisplay(' a\r\nb ', 'lines', 'kor')).toBe('a\nb')
    expect(formatDisplay(new Big('0.00000001'), 'text', 'kor')).toBe('0.00000001')
  })

  it.each(displayFormats)('shows a dash for nothing as %s', (as) => {
    for (const value of [undefined, null, '', {}, Number.NaN]) expect(formatDisplay(value, as, 'kor')).toBe('–')
  })

  it.each(displayFormats)('shows what does not fit as it came, as %s', (as) => {
    if (as === 'masked' || as === 'fours') return
    expect(formatDisplay('soon', as, 'kor')).toBe('soon')
    expect(formatDisplay('2025-13-45 99:00:00', as, 'kor')).toBe('2025-13-45 99:00:00')
  })
})
