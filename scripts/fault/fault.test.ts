import { testHalf } from './test-half';

testHalf(0);
