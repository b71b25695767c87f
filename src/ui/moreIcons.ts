import CalendarDays from 'lucide-react/dist/esm/icons/calendar-days.mjs'
import ChartColumn from 'lucide-react/dist/esm/icons/chart-column.mjs'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import CircleQuestionMark from 'lucide-react/dist/esm/icons/circle-question-mark.mjs'
import Clock from 'lucide-react/dist/esm/icons/clock.mjs'
import Coins from 'lucide-react/dist/esm/icons/coins.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import CreditCard from 'lucide-react/dist/esm/icons/credit-card.mjs'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import ExternalLink from 'lucide-react/dist/esm/icons/external-link.mjs'
import Handshake from 'lucide-react/dist/esm/icons/handshake.mjs'
import Landmark from 'lucide-react/dist/esm/icons/landmark.mjs'
import LockKeyhole from 'lucide-react/dist/esm/icons/lock-keyhole.mjs'
import LogOut from 'lucide-react/dist/esm/icons/log-out.mjs'
import MessageCircle from 'lucide-react/dist/esm/icons/message-circle.mjs'
import MessageSquareText from 'lucide-react/dist/esm/icons/message-square-text.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Network from 'lucide-react/dist/esm/icons/network.mjs'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import Percent from 'lucide-react/dist/esm/icons/percent.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import QrCode from 'lucide-react/dist/esm/icons/qr-code.mjs'
import ReceiptText from 'lucide-react/dist/esm/icons/receipt-text.mjs'
import Repeat from 'lucide-react/dist/esm/icons/repeat.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import Settings from 'lucide-react/dist/esm/icons/settings.mjs'
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs'
import Star from 'lucide-react/dist/esm/icons/star.mjs'
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import UsersRound from 'lucide-react/dist/esm/icons/users-round.mjs'

/** Icons that no first screen needs: loaded with the first one drawn, to keep home within its budget. */
export const moreIcons = {
  copy: Copy,
  exchange: Repeat,
  records: ReceiptText,
  agent: Network,
  download: Download,
  search: Search,
  calendar: CalendarDays,
  chevronLeft: ChevronLeft,
  plus: Plus,
  minus: Minus,
  trash: Trash2,
  external: ExternalLink,
  edit: Pencil,
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
  help: CircleQuestionMark,
  bank: Landmark,
  card: CreditCard,
  coin: Coins,
  chart: ChartColumn,
  percent: Percent,
  sponsor: Handshake,
  qr: QrCode,
  settings: Settings,
} as const
