import { unknownPath } from '@/lib/http/other-methods';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath;
