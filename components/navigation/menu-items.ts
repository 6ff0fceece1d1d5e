import { House, ListChecks, MessageCircleQuestion, Settings, type LucideIcon } from 'lucide-react';
import type { Permission } from '@/lib/domain/user-schemas';

interface MenuItem {
  /** Key under `layout.menu`. */
  id: string;
  href: string;
  icon: LucideIcon;
  permission: Permission;
}

/** The main menu in order, filtered by permission. */
export const menuItems: readonly MenuItem[] = [
  { id: 'home', href: '/', icon: House, permission: 'process:read' },
  { id: 'processes', href: '/processes', icon: ListChecks, permission: 'process:read' },
  { id: 'interviews', href: '/interview-simulations', icon: MessageCircleQuestion, permission: 'interview:read' },
  { id: 'administration', href: '/administration', icon: Settings, permission: 'administration' },
];
