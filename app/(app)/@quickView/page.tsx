export { default } from './default';
