import { rect } from '../svg';

export const WIDTH = 1280;
export const HEIGHT = 720;

export const ground = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill, 0);
