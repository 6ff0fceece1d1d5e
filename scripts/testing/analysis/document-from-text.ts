export { documentFromText } from '@/lib/cv/document-from-text';
