import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Bell,
  Camera,
  ChartCandlestick,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CirclePlus,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  File,
  Gem,
  Globe,
  House,
  Image,
  Info,
  LayoutDashboard,
  Link,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Moon,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  QrCode,
  RefreshCw,
  Search,
  Settings,
  ShieldAlert,
  ShieldCheck,
  Sun,
  SunMoon,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  Users,
  Wallet,
  X,
} from 'lucide-react';
import { createIcon } from './Icon.tsx';

const directional = { isDirectional: true };

export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
export const ArrowEndIcon = /* @__PURE__ */ createIcon(ArrowRight, directional);
export const ArrowStartIcon = /* @__PURE__ */ createIcon(ArrowLeft, directional);
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
export const ArrowUpEndIcon = /* @__PURE__ */ createIcon(ArrowUpRight, directional);
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
export const ChartIcon = /* @__PURE__ */ createIcon(ChartCandlestick);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronEndIcon = /* @__PURE__ */ createIcon(ChevronRight, directional);
export const ChevronStartIcon = /* @__PURE__ */ createIcon(ChevronLeft, directional);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(File);
export const FilterIcon = /* @__PURE__ */ createIcon(ListFilter);
export const GemIcon = /* @__PURE__ */ createIcon(Gem);
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
export const HomeIcon = /* @__PURE__ */ createIcon(House);
export const ImageIcon = /* @__PURE__ */ createIcon(Image);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const LinkIcon = /* @__PURE__ */ createIcon(Link);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut, directional);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PlayIcon = /* @__PURE__ */ createIcon(Play, directional);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PlusCircleIcon = /* @__PURE__ */ createIcon(CirclePlus);
export const QrCodeIcon = /* @__PURE__ */ createIcon(QrCode);
export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const ShieldIcon = /* @__PURE__ */ createIcon(ShieldAlert);
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
export const SwapIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
export const ThemeToggleIcon = /* @__PURE__ */ createIcon(SunMoon);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const UploadIcon = /* @__PURE__ */ createIcon(Upload);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
