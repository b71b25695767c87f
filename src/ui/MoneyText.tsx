import { joinNames } from './joinNames.ts'
import styles from './MoneyText.module.css'

export interface MoneyTextProps {
  /** The formatted amount, with its currency. */
  text: string
  /** A change in money: gets its sign as well as its colour. */
  tone?: 'neutral' | 'gain' | 'loss' | undefined
  size?: 'body' | 'large' | 'huge' | undefined
  /** Covers the figure, for members who hide their balance. */
  covered?: boolean | undefined
}

const signs = { neutral: '', gain: '+', loss: '−' }

export function MoneyText({ text, tone = 'neutral', size = 'body', covered }: MoneyTextProps) {
  const signed = /^[+−]/.test(text) ? text : `${signs[tone]}${text}`
  return <span className={joinNames(styles.money, styles[tone], styles[size])}>{covered ? '••••••' : signed}</span>
}
