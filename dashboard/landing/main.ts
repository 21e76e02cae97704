import 'virtual:demo-form.css';
import { offerLine } from './copyLine.ts';
import { showNotice } from './notice.ts';
import { startDemo } from './startDemo.tsx';

showNotice();
startDemo();
offerLine();
