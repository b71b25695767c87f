import { MINUTE } from '../platformTime.ts'
import type { Lottery } from './Lottery.ts'

export const lotteries: readonly Lottery[] = [
  { name: 'k3speed', typeid: 'k3', length: MINUTE, title: { kor: '스피드 K3', cn: '极速快三', en: 'Speed K3' } },
  {
    name: 'k3classic',
    typeid: 'k3',
    length: 5 * MINUTE,
    title: { kor: '클래식 K3', cn: '经典快三', en: 'Classic K3' },
  },
  {
    name: 'pk10speed',
    typeid: 'pk10',
    length: 3 * MINUTE,
    title: { kor: '스피드 PK10', cn: '极速赛车', en: 'Speed PK10' },
  },
  {
    name: 'pk10classic',
    typeid: 'pk10',
    length: 5 * MINUTE,
    title: { kor: '클래식 PK10', cn: '经典赛车', en: 'Classic PK10' },
  },
]
