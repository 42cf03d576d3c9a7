// Made from schemas/media/attachment.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const update = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "alt")) || (key0 === "pid"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/alt",keyword:"type",params:{}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/alt",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.pid !== undefined){
let data2 = data.pid;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const query = validate1;
const pattern0 = new RegExp("^(?:attId|attSize|createTime|name):(?:asc|desc)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "page") || (key0 === "limit")) || (key0 === "orderBy")) || (key0 === "name")) || (key0 === "attDir")) || (key0 === "attType")) || (key0 === "pid"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.attDir !== undefined){
let data4 = data.attDir;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/attDir/" + i0,keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/attDir/" + i0,keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attDir",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.attType !== undefined){
let data6 = data.attType;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/attType/" + i1,keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/attType/" + i1,keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attType",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.pid !== undefined){
let data8 = data.pid;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_move = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pid"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "pid")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.pid !== undefined){
let data0 = data.pid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/pid",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const actions = { move: action_move };
