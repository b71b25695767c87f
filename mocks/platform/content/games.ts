import type { Texts } from '../Locale.ts'
import { type Category, venues } from './venues.ts'

export interface CatalogueGame {
  category: Category
  platname: string
  code: string
  name: Texts
  picture: string
  open: boolean
}

type Row = readonly [kor: string, cn: string, en: string, picture: string]

/** Names are invented; each has the picture that suits it best, some of them a neighbour's. */
const names: Readonly<Record<Category, readonly Row[]>> = {
  realbet: [
    ['별빛 바카라', '星光百家乐', 'Starlight Baccarat', 'realbet-1'],
    ['한강 룰렛', '汉江轮盘', 'Hangang Roulette', 'realbet-2'],
    ['골든 드래곤 타이거', '金龙虎', 'Golden Dragon Tiger', 'realbet-3'],
    ['스피드 바카라 7', '极速百家乐7', 'Speed Baccarat 7', 'realbet-7'],
    ['로얄 블랙잭', '皇家二十一点', 'Royal Blackjack', 'realbet-5'],
    ['달빛 식보', '月光骰宝', 'Moonlight Sic Bo', 'realbet-4'],
    ['살롱 프리베', '私人沙龙', 'Salon Prive', 'realbet-6'],
    ['라이브 포커 라운지', '真人扑克厅', 'Live Poker Lounge', 'realbet-8'],
    ['제주 바카라', '济州百家乐', 'Jeju Baccarat', 'realbet-1'],
    ['오로라 룰렛', '极光轮盘', 'Aurora Roulette', 'realbet-2'],
  ],
  joker: [
    ['고스톱 마당', '花牌庭院', 'Go-Stop Yard', 'joker-5'],
    ['세븐 포커', '七张扑克', 'Seven Card Poker', 'joker-2'],
    ['바둑이 명가', '巴图基名家', 'Badugi House', 'joker-7'],
    ['맞고 대전', '双人花牌', 'Matgo Duel', 'joker-5'],
    ['섯다 한 판', '花牌对决', 'Seotda Round', 'joker-8'],
    ['마작 산장', '麻将山庄', 'Mahjong Lodge', 'joker-3'],
    ['텍사스 홀덤', '德州扑克', 'Texas Hold’em', 'joker-2'],
    ['장기 대국', '将棋对局', 'Janggi Match', 'joker-6'],
    ['오목 클럽', '五子棋社', 'Gomoku Club', 'joker-4'],
    ['훌라 파티', '接龙派对', 'Hoola Party', 'joker-1'],
  ],
  gaming: [
    ['달토끼의 보석', '月兔宝石', 'Moon Rabbit Gems', 'gaming-2'],
    ['호랑이 사원', '猛虎神殿', 'Tiger Temple', 'gaming-3'],
    ['복주머니', '福袋', 'Lucky Pouch', 'gaming-7'],
    ['황금 거북선', '黄金龟船', 'Golden Turtle Ship', 'gaming-6'],
    ['구미호 이야기', '九尾狐传说', 'Tale of the Nine Tails', 'gaming-5'],
    ['봄의 정원', '春之花园', 'Garden of Spring', 'gaming-7'],
    ['바이킹의 항해', '维京远航', 'Viking Voyage', 'gaming-6'],
    ['과일 상점', '水果铺', 'Fruit Stand', 'gaming-4'],
    ['사막의 별', '沙漠之星', 'Star of the Desert', 'gaming-8'],
    ['고대 문자', '古老铭文', 'Ancient Glyphs', 'gaming-1'],
    ['불꽃 축제', '烟火节', 'Firework Festival', 'gaming-3'],
    ['은하 열차', '银河列车', 'Galaxy Train', 'gaming-8'],
    ['용왕의 궁전', '龙王宫殿', 'Sea King’s Palace', 'gaming-6'],
    ['마법사의 탑', '魔法塔', 'Wizard’s Tower', 'gaming-2'],
    ['설산의 늑대', '雪山之狼', 'Wolf of the Snows', 'gaming-5'],
    ['카우보이 골드', '牛仔黄金', 'Cowboy Gold', 'gaming-1'],
  ],
  sport: [
    ['축구 센터', '足球中心', 'Football Centre', 'sport-1'],
    ['야구 나인', '棒球九局', 'Baseball Nine', 'sport-3'],
    ['농구 코트', '篮球场', 'Basketball Court', 'sport-2'],
    ['배구 네트', '排球网', 'Volleyball Net', 'sport-4'],
    ['e스포츠 아레나', '电竞竞技场', 'Esports Arena', 'sport-6'],
    ['테니스 오픈', '网球公开赛', 'Tennis Open', 'sport-5'],
    ['가상 축구', '虚拟足球', 'Virtual Football', 'sport-8'],
    ['레이싱 데이', '赛车日', 'Racing Day', 'sport-7'],
  ],
  fishing: [
    ['심해의 왕', '深海之王', 'King of the Deep', 'fishing-7'],
    ['황금 잉어', '金鲤', 'Golden Carp', 'fishing-1'],
    ['상어 만', '鲨鱼湾', 'Shark Bay', 'fishing-3'],
    ['진주 사냥', '寻珠记', 'Pearl Hunt', 'fishing-4'],
    ['크라켄의 보물', '海怪宝藏', 'Kraken’s Treasure', 'fishing-5'],
    ['산호 도시', '珊瑚之城', 'Coral City', 'fishing-2'],
    ['고래의 노래', '鲸歌', 'Song of the Whale', 'fishing-6'],
    ['얼음 낚시', '冰钓', 'Ice Fishing', 'fishing-8'],
  ],
  lottery: [
    ['스피드 K3', '极速快三', 'Speed K3', 'lottery-2'],
    ['클래식 K3', '经典快三', 'Classic K3', 'lottery-2'],
    ['스피드 PK10', '极速赛车', 'Speed PK10', 'lottery-3'],
    ['클래식 PK10', '经典赛车', 'Classic PK10', 'lottery-3'],
  ],
  concise: [
    ['사다리', '梯子', 'Ladder', 'lottery-5'],
    ['홀짝', '单双', 'Odd or Even', 'concise-6'],
    ['주사위 듀오', '双骰', 'Dice Duo', 'lottery-2'],
    ['파워볼 미니', '迷你能量球', 'Mini Powerball', 'lottery-6'],
    ['크래시 로켓', '火箭', 'Rocket Crash', 'concise-3'],
    ['광산의 별', '矿山之星', 'Mine Stars', 'concise-1'],
    ['플린코', '弹珠', 'Plinko', 'concise-2'],
    ['하이로우', '高低', 'High Low', 'concise-5'],
  ],
}

/** The lottery screens take these codes as `lottery_name`. */
const lotteryCodes = ['k3speed', 'k3classic', 'pk10speed', 'pk10classic']

/** Every seventh game of a category is closed, so that screens meet an `app_state` other than 1. */
const CLOSED_EVERY = 7

export const games: readonly CatalogueGame[] = venues.flatMap((venue) =>
  names[venue.category]
    .map((row, index) => toGame(venue.category, venue.platname, row, index))
    .filter((_, index) => belongsTo(venue.platname, venue.category, index)),
)

function toGame(category: Category, platname: string, [kor, cn, en, picture]: Row, index: number): CatalogueGame {
  return {
    category,
    platname,
    code: category === 'lottery' ? (lotteryCodes[index] ?? `${platname}-${index + 1}`) : `${platname}-${index + 1}`,
    name: { kor, cn, en },
    picture: `demo/games/${picture}.svg`,
    open: index % CLOSED_EVERY !== CLOSED_EVERY - 1,
  }
}

/** Two venues of one category share its names out between them; the concise venues all carry all of them. */
function belongsTo(platname: string, category: Category, index: number): boolean {
  if (category === 'concise') return true
  const rivals = venues.filter((venue) => venue.category === category)
  return rivals.findIndex((venue) => venue.platname === platname) === index % rivals.length
}
