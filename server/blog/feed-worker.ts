import { parentPort, workerData } from 'node:worker_threads';
import { feedPosts, type FeedSource } from './feed-posts';

const { text, ...source }: { text: string } & FeedSource = workerData;
parentPort?.postMessage(feedPosts(text, source), []);
