import { expect, it } from 'vitest'
import { productName } from '../../src/products/productName'

it.each([
  ['example.com', 'Example'],
  ['www.example.com', 'Example'],
  ['blog.example.com', 'Example'],
  ['my-app.co.uk', 'My App'],
  ['example.com.cn', 'Example'],
  ['paper-lamp.vercel.app', 'Paper Lamp'],
  ['example.github.io', 'Example'],
  ['github.io', 'Github'],
  ['例子.中国', '例子'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['co.uk', 'Co'],
])('%s is called %s', (host, name) => expect(productName(host)).toBe(name))
