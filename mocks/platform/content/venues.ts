import type { ToneName } from '../../drawing/tones.ts'
import type { Locale, Texts } from '../Locale.ts'

export const categories = ['realbet', 'joker', 'gaming', 'sport', 'fishing', 'lottery', 'concise'] as const

export type Category = (typeof categories)[number]

/** A game platform; each one is a wallet of its own. */
export interface Venue {
  platname: string
  name: Texts
  category: Category
  /** Of the picture with its mark. */
  tone: ToneName
}

/** Invented game platforms; `obgdy`, `fgdz`, `pp` and `ae` are the tabs of the concise games. */
export const venues: readonly Venue[] = [
  {
    platname: 'grandia',
    category: 'realbet',
    tone: 'violet',
    name: { kor: '그란디아 라이브', cn: '格兰真人', en: 'Grandia Live' },
  },
  {
    platname: 'lotus',
    category: 'realbet',
    tone: 'rose',
    name: { kor: '로터스 카지노', cn: '莲花真人', en: 'Lotus Casino' },
  },
  {
    platname: 'maestro',
    category: 'joker',
    tone: 'crimson',
    name: { kor: '마에스트로 카드', cn: '大师棋牌', en: 'Maestro Cards' },
  },
  { platname: 'nova', category: 'gaming', tone: 'gold', name: { kor: '노바 슬롯', cn: '新星电子', en: 'Nova Slots' } },
  {
    platname: 'orbit',
    category: 'gaming',
    tone: 'azure',
    name: { kor: '오르빗 게임즈', cn: '星轨电子', en: 'Orbit Games' },
  },
  {
    platname: 'goalline',
    category: 'sport',
    tone: 'forest',
    name: { kor: '골라인 스포츠', cn: '终线体育', en: 'Goalline Sports' },
  },
  {
    platname: 'apex',
    category: 'sport',
    tone: 'ember',
    name: { kor: '에이펙스 e스포츠', cn: '巅峰电竞', en: 'Apex Esports' },
  },
  {
    platname: 'deepsea',
    category: 'fishing',
    tone: 'teal',
    name: { kor: '딥씨 피싱', cn: '深海捕鱼', en: 'Deepsea Fishing' },
  },
  {
    platname: 'fortuna',
    category: 'lottery',
    tone: 'forest',
    name: { kor: '포르투나 복권', cn: '福运彩票', en: 'Fortuna Lottery' },
  },
  {
    platname: 'obgdy',
    category: 'concise',
    tone: 'violet',
    name: { kor: 'OBG 미니게임', cn: 'OBG 小游戏', en: 'OBG Minis' },
  },
  {
    platname: 'fgdz',
    category: 'concise',
    tone: 'azure',
    name: { kor: 'FG 아케이드', cn: 'FG 电玩', en: 'FG Arcade' },
  },
  {
    platname: 'pp',
    category: 'concise',
    tone: 'ember',
    name: { kor: 'PP 퀵플레이', cn: 'PP 快玩', en: 'PP Quickplay' },
  },
  { platname: 'ae', category: 'concise', tone: 'rose', name: { kor: 'AE 스튜디오', cn: 'AE 工作室', en: 'AE Studio' } },
]

export function venueOf(platname: string): Venue | undefined {
  return venues.find((venue) => venue.platname === platname)
}

/** The picture with the mark of a platform. */
export function venuePicture({ platname }: Venue): string {
  return `demo/providers/${platname}.gen.svg`
}

export function venueName(platname: string, locale: Locale): string {
  return venueOf(platname)?.name[locale] ?? platname
}
