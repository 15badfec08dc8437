import { parentPort, workerData } from 'node:worker_threads';
import { parseFeedPosts, type FeedSource } from './feed-posts';

const { text, ...source }: { text: string } & FeedSource = workerData;
parentPort?.postMessage(parseFeedPosts(text, source), []);
