import ArrowDownToLine from 'lucide-react/dist/esm/icons/arrow-down-to-line.mjs'
import ArrowLeftRight from 'lucide-react/dist/esm/icons/arrow-left-right.mjs'
import ArrowUpFromLine from 'lucide-react/dist/esm/icons/arrow-up-from-line.mjs'
import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs'
import ChartColumn from 'lucide-react/dist/esm/icons/chart-column.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import Cherry from 'lucide-react/dist/esm/icons/cherry.mjs'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import CircleQuestionMark from 'lucide-react/dist/esm/icons/circle-question-mark.mjs'
import Clock from 'lucide-react/dist/esm/icons/clock.mjs'
import Coins from 'lucide-react/dist/esm/icons/coins.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import CreditCard from 'lucide-react/dist/esm/icons/credit-card.mjs'
import Crown from 'lucide-react/dist/esm/icons/crown.mjs'
import Dices from 'lucide-react/dist/esm/icons/dices.mjs'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import ExternalLink from 'lucide-react/dist/esm/icons/external-link.mjs'
import Eye from 'lucide-react/dist/esm/icons/eye.mjs'
import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs'
import Fish from 'lucide-react/dist/esm/icons/fish.mjs'
import Gamepad2 from 'lucide-react/dist/esm/icons/gamepad-2.mjs'
import Gift from 'lucide-react/dist/esm/icons/gift.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import Handshake from 'lucide-react/dist/esm/icons/handshake.mjs'
import Headset from 'lucide-react/dist/esm/icons/headset.mjs'
import House from 'lucide-react/dist/esm/icons/house.mjs'
import Image from 'lucide-react/dist/esm/icons/image.mjs'
import Inbox from 'lucide-react/dist/esm/icons/inbox.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import Landmark from 'lucide-react/dist/esm/icons/landmark.mjs'
import LockKeyhole from 'lucide-react/dist/esm/icons/lock-keyhole.mjs'
import LogOut from 'lucide-react/dist/esm/icons/log-out.mjs'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import Megaphone from 'lucide-react/dist/esm/icons/megaphone.mjs'
import Menu from 'lucide-react/dist/esm/icons/menu.mjs'
import MessageCircle from 'lucide-react/dist/esm/icons/message-circle.mjs'
import MessageSquareText from 'lucide-react/dist/esm/icons/message-square-text.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Network from 'lucide-react/dist/esm/icons/network.mjs'
import Pause from 'lucide-react/dist/esm/icons/pause.mjs'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import Percent from 'lucide-react/dist/esm/icons/percent.mjs'
import Play from 'lucide-react/dist/esm/icons/play.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import QrCode from 'lucide-react/dist/esm/icons/qr-code.mjs'
import Radio from 'lucide-react/dist/esm/icons/radio.mjs'
import ReceiptText from 'lucide-react/dist/esm/icons/receipt-text.mjs'
import RefreshCw from 'lucide-react/dist/esm/icons/refresh-cw.mjs'
import Repeat from 'lucide-react/dist/esm/icons/repeat.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import Settings from 'lucide-react/dist/esm/icons/settings.mjs'
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs'
import Spade from 'lucide-react/dist/esm/icons/spade.mjs'
import Star from 'lucide-react/dist/esm/icons/star.mjs'
import Ticket from 'lucide-react/dist/esm/icons/ticket.mjs'
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import UserRound from 'lucide-react/dist/esm/icons/user-round.mjs'
import UsersRound from 'lucide-react/dist/esm/icons/users-round.mjs'
import Volleyball from 'lucide-react/dist/esm/icons/volleyball.mjs'
import Wallet from 'lucide-react/dist/esm/icons/wallet.mjs'
import WifiOff from 'lucide-react/dist/esm/icons/wifi-off.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'

/** Every icon name the product knows; imported one by one so that a bundle carries these and no others. */
export const icons = {
  menu: Menu,
  back: ChevronLeft,
  close: X,
  refresh: RefreshCw,
  copy: Copy,
  check: Check,
  alert: TriangleAlert,
  home: House,
  service: Headset,
  mine: UserRound,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  exchange: Repeat,
  wallet: Wallet,
  records: ReceiptText,
  gift: Gift,
  vip: Crown,
  agent: Network,
  message: Mail,
  notice: Megaphone,
  language: Globe,
  download: Download,
  search: Search,
  calendar: CalendarDays,
  eye: Eye,
  eyeOff: EyeOff,
  chevronRight: ChevronRight,
  chevronLeft: ChevronLeft,
  chevronDown: ChevronDown,
  plus: Plus,
  minus: Minus,
  trash: Trash2,
  external: ExternalLink,
  edit: Pencil,
  lottery: Ticket,
  dice: Dices,
  live: Radio,
  slots: Cherry,
  fish: Fish,
  sport: Volleyball,
  esport: Gamepad2,
  cards: Spade,
  star: Star,
  user: User,
  users: UsersRound,
  shield: ShieldCheck,
  lock: LockKeyhole,
  logout: LogOut,
  telegram: Send,
  line: MessageCircle,
  chat: MessageSquareText,
  clock: Clock,
  info: Info,
  help: CircleQuestionMark,
  bank: Landmark,
  card: CreditCard,
  coin: Coins,
  chart: ChartColumn,
  percent: Percent,
  sponsor: Handshake,
  qr: QrCode,
  image: Image,
  offline: WifiOff,
  inbox: Inbox,
  settings: Settings,
  pause: Pause,
  play: Play,
} as const

export type IconName = keyof typeof icons

/** For checkers that must know which names a document may use. */
export const iconNames = Object.keys(icons) as readonly IconName[]
