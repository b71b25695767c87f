import type { ToneName } from '../../drawing/tones.ts'
import type { Texts } from '../Locale.ts'
import type { SymbolName } from './symbols.ts'
import { type Category, venueOf } from './venues.ts'

/** Game behind a tile: a slot with symbols of its own, a baccarat table, or the board of a lottery. */
type Play =
  | { readonly kind: 'slot'; readonly symbols: readonly [top: SymbolName, second: SymbolName, third: SymbolName] }
  | { readonly kind: 'table'; readonly isFast?: true; readonly isHigh?: true }
  | { readonly kind: 'board' }

export interface CatalogueGame {
  readonly category: Category
  readonly platname: string
  readonly code: string
  readonly name: Texts
  /** Symbol in its picture. */
  readonly symbol: SymbolName
  readonly tone: ToneName
  readonly picture: string
  readonly play: Play
  readonly open: boolean
  readonly isNew: boolean
}

type Words = readonly [kor: string, cn: string, en: string]
type Row = Pick<CatalogueGame, 'name' | 'symbol' | 'tone' | 'play'> &
  Partial<Pick<CatalogueGame, 'code' | 'open' | 'isNew'>>

/** Names are invented. Each game says by its name and its picture what opens behind it. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  grandia: [
    table(['별빛 바카라', '星光百家乐', 'Starlight Baccarat'], 'azure', 'star'),
    table(['한강 바카라', '汉江百家乐', 'Hangang Baccarat'], 'violet', 'bridge'),
    table(['로열 바카라', '皇家百家乐', 'Royal Baccarat'], 'crimson', 'crown'),
    table(['번개 바카라', '闪电百家乐', 'Lightning Baccarat'], 'gold', 'bolt', { isFast: true }),
  ],
  lotus: [
    table(['연꽃 바카라', '莲花百家乐', 'Lotus Baccarat'], 'rose', 'lotus'),
    table(['제주 바카라', '济州百家乐', 'Jeju Baccarat'], 'forest', 'tangerine'),
    table(['하이롤러 바카라', '豪客百家乐', 'High Roller Baccarat'], 'ember', 'chips', { isHigh: true }),
    table(['하트 바카라', '红心百家乐', 'Heart Baccarat'], 'crimson', 'heart'),
  ],
  maestro: [
    slot(['화투 한 판', '花牌一局', 'Hwatu Reels'], 'crimson', ['hwatu', 'blossom', 'lotus']),
    slot(['마작 산장', '麻将山庄', 'Mahjong Lodge'], 'forest', ['mahjong', 'dice', 'coin']),
    slot(['에이스 파티', '王牌派对', 'Aces Party'], 'azure', ['aces', 'crown', 'chips']),
    slot(['체스 기사', '国际象棋骑士', 'Knight of Chess'], 'gold', ['knight', 'crown', 'chest']),
    slot(['도미노 데이', '多米诺之日', 'Domino Day'], 'teal', ['domino', 'dice', 'wheel']),
    table(['스페이드 바카라', '黑桃百家乐', 'Spade Baccarat'], 'violet', 'spade'),
  ],
  nova: [
    slot(['달토끼의 보석', '月兔宝石', 'Moon Rabbit Gems'], 'azure', ['rabbit', 'blossom', 'pouch']),
    slot(['호랑이 사원', '猛虎神殿', 'Tiger Temple'], 'forest', ['tiger', 'bell', 'coin']),
    slot(['복주머니', '福袋', 'Lucky Pouch'], 'gold', ['pouch', 'coin', 'bell']),
    slot(['황금 거북', '金龟', 'Golden Turtle'], 'teal', ['turtle', 'pearl', 'coin']),
    slot(['구미호 이야기', '九尾狐传说', 'Tale of the Nine Tails'], 'violet', ['fox', 'blossom', 'fireworks']),
    fresh(slot(['봄의 정원', '春之花园', 'Garden of Spring'], 'rose', ['blossom', 'bee', 'rabbit'])),
    slot(['불꽃 축제', '烟火节', 'Firework Festival'], 'crimson', ['fireworks', 'jester', 'bell']),
    fresh(closed(slot(['마야의 태양', '玛雅太阳', 'Sun of the Maya'], 'ember', ['sun', 'eye', 'coin']))),
  ],
  orbit: [
    slot(['은하 열차', '银河列车', 'Galaxy Train'], 'violet', ['train', 'star', 'rocket']),
    slot(['바이킹의 항해', '维京远航', 'Viking Voyage'], 'azure', ['helmet', 'chest', 'crown']),
    slot(['사막의 별', '沙漠之星', 'Star of the Desert'], 'ember', ['pyramid', 'eye', 'star']),
    slot(['고대의 눈', '远古之眼', 'Ancient Eye'], 'teal', ['eye', 'pyramid', 'crown']),
    slot(['광대의 축제', '小丑庆典', 'Jester’s Carnival'], 'crimson', ['jester', 'wheel', 'fireworks']),
    slot(['다이아 러시', '钻石热潮', 'Diamond Rush'], 'rose', ['diamond', 'crown', 'star']),
    slot(['네잎클로버', '四叶草', 'Four-Leaf Clover'], 'forest', ['clover', 'coin', 'bell']),
  ],
  goalline: [
    slot(['골든 스트라이커', '金靴射手', 'Golden Striker'], 'forest', ['football', 'trophy', 'star']),
    slot(['홈런 더비', '全垒打大赛', 'Home Run Derby'], 'azure', ['baseball', 'trophy', 'bell']),
    slot(['슬램덩크 나이트', '灌篮之夜', 'Slam Dunk Night'], 'ember', ['basketball', 'trophy', 'crown']),
  ],
  apex: [
    slot(['e스포츠 챔피언', '电竞冠军', 'Esports Champion'], 'violet', ['headset', 'gamepad', 'trophy']),
    fresh(slot(['스파이크 퀸', '扣球女王', 'Spike Queen'], 'gold', ['volleyball', 'crown', 'trophy'])),
    slot(['테니스 에이스', '网球王牌', 'Tennis Ace'], 'teal', ['tennis', 'trophy', 'star']),
  ],
  deepsea: [
    slot(['황금 잉어', '金鲤', 'Golden Carp'], 'azure', ['carp', 'pearl', 'coin']),
    slot(['상어 만', '鲨鱼湾', 'Shark Bay'], 'teal', ['shark', 'octopus', 'chest']),
    slot(['크라켄의 보물', '海怪宝藏', 'Kraken’s Treasure'], 'violet', ['octopus', 'chest', 'pearl']),
    slot(['해파리 정원', '水母花园', 'Jellyfish Garden'], 'rose', ['jellyfish', 'pearl', 'koi']),
    slot(['쌍잉어 연못', '双鲤池', 'Twin Koi Pond'], 'forest', ['koi', 'lotus', 'coin']),
    slot(['진주 사냥', '寻珠记', 'Pearl Hunt'], 'crimson', ['pearl', 'shark', 'turtle']),
    closed(slot(['얼음 낚시', '冰钓', 'Ice Fishing'], 'azure', ['hook', 'carp', 'penguin'])),
  ],
  // The lottery screens take these codes as `lottery_name`.
  fortuna: [
    board('k3speed', ['스피드 K3', '极速快三', 'Speed K3'], 'crimson', 'dice'),
    board('k3classic', ['클래식 K3', '经典快三', 'Classic K3'], 'forest', 'k3'),
    board('pk10speed', ['스피드 PK10', '极速赛车', 'Speed PK10'], 'azure', 'pk10'),
    board('pk10classic', ['클래식 PK10', '经典赛车', 'Classic PK10'], 'violet', 'podium'),
  ],
  obgdy: [
    slot(['골든 벨', '金铃铛', 'Golden Bell'], 'violet', ['bell', 'cherries', 'lemon']),
    slot(['체리 팝', '樱桃跳跳', 'Cherry Pop'], 'rose', ['cherries', 'lemon', 'watermelon']),
    slot(['레몬 트위스트', '柠檬旋风', 'Lemon Twist'], 'forest', ['lemon', 'tangerine', 'cherries']),
    slot(['행운의 바퀴', '幸运轮', 'Lucky Wheel'], 'azure', ['wheel', 'coin', 'diamond']),
  ],
  fgdz: [
    fresh(slot(['로켓 점프', '火箭跳跃', 'Rocket Jump'], 'azure', ['rocket', 'robot', 'star'])),
    slot(['픽셀 유령', '像素幽灵', 'Pixel Ghost'], 'violet', ['ghost', 'target', 'chest']),
    slot(['보물 상자', '宝箱', 'Treasure Chest'], 'gold', ['chest', 'coin', 'crown']),
    slot(['로봇 공장', '机器人工厂', 'Robot Factory'], 'teal', ['robot', 'rocket', 'gamepad']),
  ],
  pp: [
    slot(['도넛 가게', '甜甜圈店', 'Donut Shop'], 'teal', ['donut', 'icecream', 'cherries']),
    slot(['아이스크림 데이', '冰淇淋日', 'Ice Cream Day'], 'rose', ['icecream', 'cherries', 'donut']),
    slot(['수박 파티', '西瓜派对', 'Watermelon Party'], 'forest', ['watermelon', 'tangerine', 'lemon']),
    slot(['금화 소나기', '金币雨', 'Coin Shower'], 'ember', ['coin', 'pouch', 'clover']),
  ],
  ae: [
    slot(['고양이 카페', '猫咪咖啡馆', 'Cat Café'], 'ember', ['cat', 'carp', 'donut']),
    fresh(slot(['펭귄 빙판', '企鹅冰场', 'Penguin Rink'], 'azure', ['penguin', 'carp', 'star'])),
    fresh(slot(['판다 숲', '熊猫森林', 'Panda Forest'], 'forest', ['panda', 'blossom', 'bee'])),
    slot(['꿀벌 정원', '蜜蜂花园', 'Bee Garden'], 'gold', ['bee', 'blossom', 'clover']),
  ],
}

export const games: readonly CatalogueGame[] = Object.entries(rows).flatMap(([platname, entries]) =>
  entries.map((row, index): CatalogueGame => {
    const code = row.code ?? `${platname}-${index + 1}`
    const category = venueOf(platname)?.category
    if (category === undefined) throw new Error(`There is no platform ${platname}.`)
    return { open: true, isNew: false, ...row, category, platname, code, picture: `demo/games/${code}.gen.svg` }
  }),
)

export function gameOf(platname: string, code: string): CatalogueGame | undefined {
  return games.find((game) => game.platname === platname && game.code === code)
}

function slot(
  name: Words,
  tone: ToneName,
  symbols: readonly [top: SymbolName, second: SymbolName, third: SymbolName],
): Row {
  return { name: textsOf(name), tone, symbol: symbols[0], play: { kind: 'slot', symbols } }
}

function table(name: Words, tone: ToneName, symbol: SymbolName, kind: { isFast?: true; isHigh?: true } = {}): Row {
  return { name: textsOf(name), tone, symbol, play: { kind: 'table', ...kind } }
}

function board(code: string, name: Words, tone: ToneName, symbol: SymbolName): Row {
  return { code, name: textsOf(name), tone, symbol, play: { kind: 'board' } }
}

/** Not to be played for now, so that screens meet an `app_state` other than 1. */
function closed(row: Row): Row {
  return { ...row, open: false }
}

function fresh(row: Row): Row {
  return { ...row, isNew: true }
}

function textsOf([kor, cn, en]: Words): Texts {
  return { kor, cn, en }
}
