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

type Row = readonly [kor: string, cn: string, en: string]

/** Names are invented; every category shows its eight pictures in turn. */
const names: Readonly<Record<Category, readonly Row[]>> = {
  realbet: [
    ['별빛 바카라', '星光百家乐', 'Starlight Baccarat'],
    ['한강 룰렛', '汉江轮盘', 'Hangang Roulette'],
    ['골든 드래곤 타이거', '金龙虎', 'Golden Dragon Tiger'],
    ['스피드 바카라 7', '极速百家乐7', 'Speed Baccarat 7'],
    ['로얄 블랙잭', '皇家二十一点', 'Royal Blackjack'],
    ['달빛 식보', '月光骰宝', 'Moonlight Sic Bo'],
    ['살롱 프리베', '私人沙龙', 'Salon Prive'],
    ['라이브 포커 라운지', '真人扑克厅', 'Live Poker Lounge'],
    ['제주 바카라', '济州百家乐', 'Jeju Baccarat'],
    ['오로라 룰렛', '极光轮盘', 'Aurora Roulette'],
  ],
  joker: [
    ['고스톱 마당', '花牌庭院', 'Go-Stop Yard'],
    ['세븐 포커', '七张扑克', 'Seven Card Poker'],
    ['바둑이 명가', '巴图基名家', 'Badugi House'],
    ['맞고 대전', '双人花牌', 'Matgo Duel'],
    ['섯다 한 판', '花牌对决', 'Seotda Round'],
    ['마작 산장', '麻将山庄', 'Mahjong Lodge'],
    ['텍사스 홀덤', '德州扑克', 'Texas Hold’em'],
    ['장기 대국', '将棋对局', 'Janggi Match'],
    ['오목 클럽', '五子棋社', 'Gomoku Club'],
    ['훌라 파티', '接龙派对', 'Hoola Party'],
  ],
  gaming: [
    ['달토끼의 보석', '月兔宝石', 'Moon Rabbit Gems'],
    ['호랑이 사원', '猛虎神殿', 'Tiger Temple'],
    ['복주머니', '福袋', 'Lucky Pouch'],
    ['황금 거북선', '黄金龟船', 'Golden Turtle Ship'],
    ['구미호 이야기', '九尾狐传说', 'Tale of the Nine Tails'],
    ['봄의 정원', '春之花园', 'Garden of Spring'],
    ['바이킹의 항해', '维京远航', 'Viking Voyage'],
    ['과일 상점', '水果铺', 'Fruit Stand'],
    ['사막의 별', '沙漠之星', 'Star of the Desert'],
    ['고대 문자', '古老铭文', 'Ancient Glyphs'],
    ['불꽃 축제', '烟火节', 'Firework Festival'],
    ['은하 열차', '银河列车', 'Galaxy Train'],
    ['용왕의 궁전', '龙王宫殿', 'Sea King’s Palace'],
    ['마법사의 탑', '魔法塔', 'Wizard’s Tower'],
    ['설산의 늑대', '雪山之狼', 'Wolf of the Snows'],
    ['카우보이 골드', '牛仔黄金', 'Cowboy Gold'],
  ],
  sport: [
    ['축구 센터', '足球中心', 'Football Centre'],
    ['야구 나인', '棒球九局', 'Baseball Nine'],
    ['농구 코트', '篮球场', 'Basketball Court'],
    ['배구 네트', '排球网', 'Volleyball Net'],
    ['e스포츠 아레나', '电竞竞技场', 'Esports Arena'],
    ['테니스 오픈', '网球公开赛', 'Tennis Open'],
    ['가상 축구', '虚拟足球', 'Virtual Football'],
    ['레이싱 데이', '赛车日', 'Racing Day'],
  ],
  fishing: [
    ['심해의 왕', '深海之王', 'King of the Deep'],
    ['황금 잉어', '金鲤', 'Golden Carp'],
    ['상어 만', '鲨鱼湾', 'Shark Bay'],
    ['진주 사냥', '寻珠记', 'Pearl Hunt'],
    ['크라켄의 보물', '海怪宝藏', 'Kraken’s Treasure'],
    ['산호 도시', '珊瑚之城', 'Coral City'],
    ['고래의 노래', '鲸歌', 'Song of the Whale'],
    ['얼음 낚시', '冰钓', 'Ice Fishing'],
  ],
  lottery: [
    ['스피드 K3', '极速快三', 'Speed K3'],
    ['클래식 K3', '经典快三', 'Classic K3'],
    ['스피드 PK10', '极速赛车', 'Speed PK10'],
    ['클래식 PK10', '经典赛车', 'Classic PK10'],
  ],
  concise: [
    ['사다리', '梯子', 'Ladder'],
    ['홀짝', '单双', 'Odd or Even'],
    ['주사위 듀오', '双骰', 'Dice Duo'],
    ['파워볼 미니', '迷你能量球', 'Mini Powerball'],
    ['크래시 로켓', '火箭', 'Rocket Crash'],
    ['광산의 별', '矿山之星', 'Mine Stars'],
    ['플린코', '弹珠', 'Plinko'],
    ['하이로우', '高低', 'High Low'],
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

function toGame(category: Category, platname: string, [kor, cn, en]: Row, index: number): CatalogueGame {
  return {
    category,
    platname,
    code: category === 'lottery' ? (lotteryCodes[index] ?? `${platname}-${index + 1}`) : `${platname}-${index + 1}`,
    name: { kor, cn, en },
    picture: `demo/games/${category}-${(index % 8) + 1}.svg`,
    open: index % CLOSED_EVERY !== CLOSED_EVERY - 1,
  }
}

/** Two venues of one category share its names out between them; the concise venues all carry all of them. */
function belongsTo(platname: string, category: Category, index: number): boolean {
  if (category === 'concise') return true
  const rivals = venues.filter((venue) => venue.category === category)
  return rivals.findIndex((venue) => venue.platname === platname) === index % rivals.length
}
