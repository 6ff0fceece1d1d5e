export { PublicShell as default } from '@/components/layout/public-shell';
