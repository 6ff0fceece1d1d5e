import { onlineManager } from '@tanstack/react-query';

/** Makes the browser of a component test report that its connection is lost, or back. */
export function setBrowserOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  onlineManager.setOnline(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
