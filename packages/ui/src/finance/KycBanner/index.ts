export { KycBanner, type KycBannerKind, type KycBannerProps } from './KycBanner.tsx';
